import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import CurrencyPoundOutlined from '@mui/icons-material/CurrencyPoundOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MilitaryTechOutlined from '@mui/icons-material/MilitaryTechOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PinOutlined from '@mui/icons-material/PinOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import TerrainOutlined from '@mui/icons-material/TerrainOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import WalletOutlined from '@mui/icons-material/WalletOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

export type MenuIcon = ComponentType<SvgIconProps>;

export interface MenuGroup {
  /** Key of the group's name. */
  readonly name: string;
  readonly icon: MenuIcon;
  readonly entries: readonly {
    readonly resource: string;
    readonly icon: MenuIcon;
    readonly label?: string;
  }[];
}

/** The menu in its order. Resources that live as a tab of another have no entry. */
export const menuGroups: readonly MenuGroup[] = [
  {
    name: 'order',
    icon: ListAltOutlined,
    entries: [{ resource: 'luggage-order', icon: LuggageOutlined }],
  },
  {
    name: 'pickup',
    icon: LocalShippingOutlined,
    entries: [
      { resource: 'pickup-order', icon: LocalShippingOutlined },
      { resource: 'service-area', icon: MapOutlined },
      { resource: 'pickup-calendar', icon: CalendarMonthOutlined },
    ],
  },
  {
    name: 'warehouse',
    icon: WarehouseOutlined,
    entries: [
      { resource: 'warehouse-scan', icon: QrCodeScannerOutlined, label: 'menu.scanStation' },
      { resource: 'waybill', icon: DescriptionOutlined },
      { resource: 'warehouse', icon: StoreOutlined },
      { resource: 'waybill-no', icon: PinOutlined },
      { resource: 'tracking-event', icon: TimelineOutlined },
    ],
  },
  {
    name: 'pricing',
    icon: RouteOutlined,
    entries: [
      { resource: 'channel', icon: RouteOutlined },
      { resource: 'channel-price', icon: PriceChangeOutlined },
      { resource: 'member-channel-price', icon: LoyaltyOutlined },
      { resource: 'packaging-box', icon: Inventory2Outlined },
      { resource: 'remote-rule', icon: TerrainOutlined },
      { resource: 'country', icon: PublicOutlined },
    ],
  },
  {
    name: 'trade',
    icon: CurrencyPoundOutlined,
    entries: [
      { resource: 'bill', icon: ReceiptLongOutlined },
      { resource: 'payment-record', icon: PaymentsOutlined },
      { resource: 'member-money-record', icon: AccountBalanceWalletOutlined },
      { resource: 'wallet', icon: WalletOutlined },
    ],
  },
  {
    name: 'insurance',
    icon: VerifiedUserOutlined,
    entries: [
      { resource: 'insurance-type', icon: ShieldOutlined },
      { resource: 'insurance-rule', icon: RuleOutlined },
    ],
  },
  {
    name: 'goods',
    icon: LocalOfferOutlined,
    entries: [{ resource: 'goods-category', icon: CategoryOutlined }],
  },
  {
    name: 'user',
    icon: GroupOutlined,
    entries: [
      { resource: 'member', icon: PersonOutlined },
      { resource: 'member-group', icon: MilitaryTechOutlined },
      { resource: 'address', icon: ContactsOutlined },
    ],
  },
];
