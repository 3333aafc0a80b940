import { AutocompleteArrayInput, AutocompleteInput, TextInput, useGetList } from 'react-admin';
import { useMay } from '../layout/access';
import type { DeclaredInputProps } from './FieldInput';
import { declarationOf, representation } from './resource-fields';
import { JsonInput } from './SpecialInputs';

interface CodeInputProps extends DeclaredInputProps {
  /** Resource whose codes there are to choose from. */
  of: string;
  isMany: boolean;
}

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } };

/** Codes of another resource, one or a list of them, chosen by code and name; typed by staff who may not see that list. */
export function CodeInput(props: CodeInputProps) {
  const mayChoose = useMay()(props.of, 'list');
  if (mayChoose) return <CodeChoice {...props} />;
  const { of: _, isMany, ...input } = props;
  return isMany ? <JsonInput {...input} /> : <TextInput {...input} />;
}

function CodeChoice({ of, isMany, defaultValue: _, ...input }: CodeInputProps) {
  const { data = [], isPending } = useGetList(of, ALL);
  const resource = declarationOf(of);
  const choices = data.map((row) => {
    const id = String(row['code']);
    return { id, name: [...new Set([id, representation(resource, row)])].join(' ') };
  });
  const props = { ...input, choices, isLoading: isPending, translateChoice: false };
  return isMany ? (
    <AutocompleteArrayInput {...props} format={(value: unknown) => (Array.isArray(value) ? value : [])} />
  ) : (
    <AutocompleteInput {...props} />
  );
}
