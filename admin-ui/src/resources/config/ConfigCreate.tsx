import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { required, SelectInput } from 'react-admin';
import type { Words } from '@parcelway/contracts/resources';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { settingGroups } from './settings-api';

interface InputProps {
  source: string;
  label: ReactNode;
}

const types: Readonly<Record<string, Words>> = {
  string: ['单行文字', 'Line of text'],
  textarea: ['多行文字', 'Lines of text'],
  number: ['数字', 'Number'],
  switch: ['开关', 'Switch'],
  select: ['单选', 'One of several'],
  selects: ['多选', 'Some of several'],
  image: ['图片', 'Picture'],
  images: ['多张图片', 'Pictures'],
  file: ['文件', 'File'],
  editor: ['富文本', 'Rich text'],
  array: ['键值列表', 'Keys and values'],
  password: ['密码', 'Password'],
};

function TypeInput({ source, label }: InputProps) {
  const language = useLanguage();
  return (
    <SelectInput
      source={source}
      label={<>{label}</>}
      validate={required()}
      defaultValue="string"
      helperText={false}
      translateChoice={false}
      choices={Object.entries(types).map(([id, words]) => ({ id, name: inLocale(words, language) }))}
    />
  );
}

function GroupInput({ source, label }: InputProps) {
  const language = useLanguage();
  const { data } = useQuery({ queryKey: ['config', 'groups', language], queryFn: settingGroups });
  return (
    <SelectInput
      source={source}
      label={<>{label}</>}
      validate={required()}
      helperText={false}
      translateChoice={false}
      choices={(data?.groups ?? []).map(({ name, title }) => ({ id: name, name: title }))}
    />
  );
}

const sections = [
  { title: 'settings.item', fields: ['group', 'name', 'title', 'tip', 'type', 'weigh', 'content', 'rule'] },
];

/** Adds a setting of the site's own; its value is given in the form of its group. */
export const ConfigCreate = () => (
  <ResourceCreate sections={sections} inputs={{ group: GroupInput, type: TypeInput }} next="list" />
);
