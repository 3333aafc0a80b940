import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { usePageNames } from './use-session';

/** The member centre's pages in their order; those with a rule are for groups that have it. */
const accountLinks = [
  { to: '/user/account/overview', key: 'account.title', Icon: DashboardOutlined, rule: 'account/overview' },
  { to: '/user/account/order', key: 'order.list', Icon: LuggageOutlined },
  { to: '/user/account/storeOrders', key: 'storage.list', Icon: Inventory2Outlined },
  { to: '/user/account/sheetOrder', key: 'sheet.list', Icon: ShoppingCartOutlined },
  { to: '/orderPayment', key: 'payment.many.menu', Icon: ReceiptLongOutlined },
  { to: '/user/account/refunds', key: 'refund.list', Icon: UndoOutlined },
  { to: '/user/account/claims', key: 'claim.list', Icon: GavelOutlined },
  { to: '/user/account/addressBook', key: 'address.title', Icon: ContactsOutlined },
  {
    to: '/user/account/balanceRecord',
    key: 'records.title',
    Icon: AccountBalanceWalletOutlined,
    rule: 'account/balance',
  },
  { to: '/user/account/coupons', key: 'coupon.title', Icon: ConfirmationNumberOutlined },
  { to: '/user/account/apiParam', key: 'apiParam.title', Icon: KeyOutlined },
  { to: '/user/account/profile', key: 'profile.title', Icon: PersonOutlined, rule: 'account/profile' },
  {
    to: '/user/account/changePassword',
    key: 'password.title',
    Icon: LockOutlined,
    rule: 'account/changePassword',
  },
  { to: '/user/account/sessions', key: 'sessions.title', Icon: DevicesOutlined },
] as const;

/** The pages that this member may open; all of them while the server names none. */
export function useAccountLinks() {
  const names = usePageNames().data ?? [];
  return accountLinks.filter((link) => names.length === 0 || !('rule' in link) || names.includes(link.rule));
}
