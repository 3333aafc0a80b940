import { ReferenceField, useRecordContext } from 'react-admin';
import { RowName } from '../../crud/FieldView';
import { useMay } from '../../layout/access';

/** Who scanned, by name where the reader may see staff. */
function Staff() {
  const may = useMay();
  const id: unknown = useRecordContext()?.['admin_id'];
  return may('admin', 'list') ? (
    <ReferenceField source="admin_id" reference="admin" link="show">
      <RowName resource="admin" />
    </ReferenceField>
  ) : (
    <>{`#${String(id)}`}</>
  );
}

export const scanCells = { admin_id: Staff };
