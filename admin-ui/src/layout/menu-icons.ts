import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import AddCardOutlined from '@mui/icons-material/AddCardOutlined';
import AddTaskOutlined from '@mui/icons-material/AddTaskOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ApiOutlined from '@mui/icons-material/ApiOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import BookOutlined from '@mui/icons-material/BookOutlined';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import CloudOutlined from '@mui/icons-material/CloudOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import CurrencyPoundOutlined from '@mui/icons-material/CurrencyPoundOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import DifferenceOutlined from '@mui/icons-material/DifferenceOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InventoryOutlined from '@mui/icons-material/InventoryOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import MilitaryTechOutlined from '@mui/icons-material/MilitaryTechOutlined';
import MoneyOutlined from '@mui/icons-material/MoneyOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PinOutlined from '@mui/icons-material/PinOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import StarsOutlined from '@mui/icons-material/StarsOutlined';
import StorageOutlined from '@mui/icons-material/StorageOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import SupervisorAccountOutlined from '@mui/icons-material/SupervisorAccountOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import TerminalOutlined from '@mui/icons-material/TerminalOutlined';
import TerrainOutlined from '@mui/icons-material/TerrainOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined';
import WalletOutlined from '@mui/icons-material/WalletOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import WebOutlined from '@mui/icons-material/WebOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

export type MenuIcon = ComponentType<SvgIconProps>;

/** The icons a menu may have, by their MUI names without `Outlined`: all of MUI's would not fit into a page. */
const icons: Readonly<Record<string, MenuIcon>> = {
  AccountBalance: AccountBalanceOutlined,
  AccountBalanceWallet: AccountBalanceWalletOutlined,
  AccountCircle: AccountCircleOutlined,
  AccountTree: AccountTreeOutlined,
  AddBox: AddBoxOutlined,
  AddCard: AddCardOutlined,
  AddTask: AddTaskOutlined,
  AdminPanelSettings: AdminPanelSettingsOutlined,
  Api: ApiOutlined,
  Article: ArticleOutlined,
  AttachFile: AttachFileOutlined,
  Bolt: BoltOutlined,
  Book: BookOutlined,
  BugReport: BugReportOutlined,
  Build: BuildOutlined,
  Calculate: CalculateOutlined,
  CalendarMonth: CalendarMonthOutlined,
  Campaign: CampaignOutlined,
  CardGiftcard: CardGiftcardOutlined,
  Category: CategoryOutlined,
  Chat: ChatOutlined,
  Circle: CircleOutlined,
  Cloud: CloudOutlined,
  ConfirmationNumber: ConfirmationNumberOutlined,
  Contacts: ContactsOutlined,
  CreditCard: CreditCardOutlined,
  CurrencyExchange: CurrencyExchangeOutlined,
  CurrencyPound: CurrencyPoundOutlined,
  Dashboard: DashboardOutlined,
  DeleteSweep: DeleteSweepOutlined,
  Description: DescriptionOutlined,
  Devices: DevicesOutlined,
  Difference: DifferenceOutlined,
  DirectionsCar: DirectionsCarOutlined,
  Email: EmailOutlined,
  EventNote: EventNoteOutlined,
  Extension: ExtensionOutlined,
  FactCheck: FactCheckOutlined,
  Folder: FolderOutlined,
  Gavel: GavelOutlined,
  Group: GroupOutlined,
  Groups: GroupsOutlined,
  Handshake: HandshakeOutlined,
  Help: HelpOutlined,
  History: HistoryOutlined,
  Home: HomeOutlined,
  Image: ImageOutlined,
  Inventory: InventoryOutlined,
  EventAvailable: EventAvailableOutlined,
  GridView: GridViewOutlined,
  Inventory2: Inventory2Outlined,
  Key: KeyOutlined,
  Label: LabelOutlined,
  Language: LanguageOutlined,
  Link: LinkOutlined,
  ListAlt: ListAltOutlined,
  LocalOffer: LocalOfferOutlined,
  LocalShipping: LocalShippingOutlined,
  LocationCity: LocationCityOutlined,
  Lock: LockOutlined,
  Loyalty: LoyaltyOutlined,
  Luggage: LuggageOutlined,
  ManageAccounts: ManageAccountsOutlined,
  Map: MapOutlined,
  Menu: MenuOutlined,
  MilitaryTech: MilitaryTechOutlined,
  Money: MoneyOutlined,
  Notifications: NotificationsOutlined,
  OpenInNew: OpenInNewOutlined,
  Outbox: OutboxOutlined,
  Payments: PaymentsOutlined,
  Percent: PercentOutlined,
  Person: PersonOutlined,
  Phone: PhoneOutlined,
  Pin: PinOutlined,
  Policy: PolicyOutlined,
  PriceChange: PriceChangeOutlined,
  PriceCheck: PriceCheckOutlined,
  Print: PrintOutlined,
  PrivacyTip: PrivacyTipOutlined,
  Public: PublicOutlined,
  QrCodeScanner: QrCodeScannerOutlined,
  ReceiptLong: ReceiptLongOutlined,
  Redeem: RedeemOutlined,
  ReportProblem: ReportProblemOutlined,
  RestoreFromTrash: RestoreFromTrashOutlined,
  Route: RouteOutlined,
  MenuBook: MenuBookOutlined,
  Rule: RuleOutlined,
  Savings: SavingsOutlined,
  Sell: SellOutlined,
  Settings: SettingsOutlined,
  Shield: ShieldOutlined,
  ShoppingBag: ShoppingBagOutlined,
  ShoppingCart: ShoppingCartOutlined,
  Sms: SmsOutlined,
  Stars: StarsOutlined,
  Storage: StorageOutlined,
  Store: StoreOutlined,
  SwapHoriz: SwapHorizOutlined,
  Style: StyleOutlined,
  Summarize: SummarizeOutlined,
  SupervisorAccount: SupervisorAccountOutlined,
  SupportAgent: SupportAgentOutlined,
  Sync: SyncOutlined,
  Terminal: TerminalOutlined,
  Terrain: TerrainOutlined,
  Timeline: TimelineOutlined,
  Translate: TranslateOutlined,
  Tune: TuneOutlined,
  Undo: UndoOutlined,
  UploadFile: UploadFileOutlined,
  VerifiedUser: VerifiedUserOutlined,
  ViewCarousel: ViewCarouselOutlined,
  Wallet: WalletOutlined,
  Warehouse: WarehouseOutlined,
  Web: WebOutlined,
  WorkOutline: WorkOutlineOutlined,
};

export const menuIconNames: readonly string[] = Object.keys(icons);

/** The icon of that name; a plain ring for one that is not among them. */
export function menuIcon(name: string): MenuIcon {
  return icons[name] ?? CircleOutlined;
}
