import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';

/** The member centre's pages in their order. */
export const accountLinks = [
  { to: '/user/account/overview', key: 'account.title', Icon: DashboardOutlined },
  { to: '/user/account/order', key: 'order.list', Icon: LuggageOutlined },
  { to: '/user/account/addressBook', key: 'address.title', Icon: ContactsOutlined },
] as const;
