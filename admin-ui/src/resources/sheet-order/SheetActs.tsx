import { useTranslate } from 'react-admin';
import type { Identifier } from 'react-admin';
import { BatchAct } from '../../crud/BatchAct';
import { declarationOf } from '../../crud/resource-fields';
import { enumWord } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import type { SheetAct } from './sheet-rules';

/** Buttons of acts on sheet orders, each with its dialog. */
export function SheetActs({
  acts,
  ids,
  onDone,
}: {
  acts: readonly SheetAct[];
  ids: readonly Identifier[];
  onDone?: (refused: readonly Identifier[]) => void;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const resource = declarationOf('sheet-order');
  const handover = resource.fields['is_effective'];
  const fieldsOf = {
    submit: [],
    retry: [],
    scan: [],
    void: [{ name: 'reason', label: translate('sheets.reason') }],
    handover: [
      {
        name: 'effective',
        label: translate('sheets.effective'),
        choices: ['1', '2'].map((value) => ({
          value,
          label: handover ? enumWord(resource, 'is_effective', handover, value, language) : value,
        })),
      },
      { name: 'batch', label: translate('sheets.batch'), maxLength: 30, isOptional: true },
    ],
  };
  return acts.map((act) => (
    <BatchAct
      key={act}
      action={act}
      ids={ids}
      text={translate(`sheets.${act}Text`)}
      fields={fieldsOf[act]}
      danger={act === 'void'}
      {...(act === 'scan' && { call: 'scanMany' })}
      {...(onDone && { onDone })}
    />
  ));
}
