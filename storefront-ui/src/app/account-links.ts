import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';

/** The member centre's pages in their order. */
export const accountLinks = [
  { to: '/user/account/overview', key: 'account.title', Icon: DashboardOutlined },
  { to: '/user/account/order', key: 'order.list', Icon: LuggageOutlined },
  { to: '/user/account/addressBook', key: 'address.title', Icon: ContactsOutlined },
  { to: '/user/account/balanceRecord', key: 'records.title', Icon: AccountBalanceWalletOutlined },
  { to: '/user/account/apiParam', key: 'apiParam.title', Icon: KeyOutlined },
  { to: '/user/account/profile', key: 'profile.title', Icon: PersonOutlined },
  { to: '/user/account/changePassword', key: 'password.title', Icon: LockOutlined },
  { to: '/user/account/sessions', key: 'sessions.title', Icon: DevicesOutlined },
] as const;
