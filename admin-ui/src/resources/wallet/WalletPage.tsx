import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { RelatedRows } from '../../crud/RelatedRows';
import { ResourceShow } from '../../crud/ResourceShow';
import { RowIdAction } from '../../crud/RowsAction';
import { MonthStatement } from '../../print/MonthStatement';

/** A member's balance, what moved it, and the freeze. */
export function WalletPage() {
  return (
    <ResourceShow
      actions={
        <>
          <MonthStatement nameOf={walletName} />
          <Freeze />
        </>
      }
    >
      <Box sx={{ mt: 1.5 }}>
        <Records />
      </Box>
    </ResourceShow>
  );
}

function walletName(wallet: RaRecord): string {
  const member = wallet['user'] as { readonly username?: string } | null | undefined;
  return `${member?.username ?? String(wallet['user_id'])} ${String(wallet['currency'])}`;
}

function Records() {
  const wallet = useRecordContext<RaRecord>();
  return (
    <RelatedRows
      resource="member-money-record"
      source="user_id"
      target="user_id"
      filter={{ currency: wallet?.['currency'] as unknown }}
    />
  );
}

function Freeze() {
  const wallet = useRecordContext<RaRecord>();
  const translate = useTranslate();
  if (!wallet) return null;
  return String(wallet['is_frozen']) === '1' ? (
    <RowIdAction action="unfreeze" icon={<LockOpenOutlined />} text={translate('books.unfreezeText')} />
  ) : (
    <ActDialog
      danger
      action="freeze"
      icon={<AcUnitOutlined />}
      text={translate('books.freezeText')}
      fields={[{ name: 'reason', label: translate('books.reason'), maxLength: 200 }]}
    />
  );
}
