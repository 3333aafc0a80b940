import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type LoaderFunctionArgs } from 'react-router';
import { sessionStore } from '../api/session';
import { AppLayout } from './AppLayout';
import { Opening } from './Opening';
import { ErrorPage } from './ErrorPage';

/** What the frame needs to know of a page: pages with a bar of their own at the foot hide the phone's navigation. */
export interface PageHandle {
  ownFoot?: boolean;
}

/** The log-in page, with the way back to `target`. */
export function loginPath(target: string): string {
  return target === '/' ? '/user/login' : `/user/login?to=${encodeURIComponent(target)}`;
}

const requireLogin = ({ request }: LoaderFunctionArgs): Response | null => {
  if (sessionStore.get()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(loginPath(pathname + search));
};

/** The centre's pages are also known without `account`. */
const toAccountPage = ({ request, params }: LoaderFunctionArgs): Response =>
  redirect(`/user/account/${params['page'] ?? ''}${new URL(request.url).search}`);

/** A page in a file of its own, fetched when it is opened. */
const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async (): Promise<{ Component: ComponentType }> => ({ Component: (await load())[name] });

const ownFoot: PageHandle = { ownFoot: true };

/** Every address of the storefront. */
export const router = createBrowserRouter([
  {
    Component: AppLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Opening,
    children: [
      { index: true, lazy: page(() => import('../features/home/HomePage'), 'HomePage') },
      {
        path: 'logisticsList',
        lazy: page(() => import('../features/tracking/TrackingPage'), 'TrackingPage'),
      },
      { path: 'about', lazy: page(() => import('../features/support/ServiceSupportPage'), 'AboutPage') },
      {
        path: 'serviceSupport',
        lazy: page(() => import('../features/support/ServiceSupportPage'), 'ServiceSupportPage'),
      },
      { path: 'terms', lazy: page(() => import('../features/protocol/ProtocolPage'), 'TermsPage') },
      { path: 'privacy', lazy: page(() => import('../features/protocol/ProtocolPage'), 'PrivacyPage') },
      {
        path: 'prohibitedItems',
        lazy: page(() => import('../features/prohibited/ProhibitedItemsPage'), 'ProhibitedItemsPage'),
      },
      {
        path: 'articles',
        lazy: page(() => import('../features/articles/ArticleListPage'), 'ArticleListPage'),
      },
      {
        path: 'articles/:slug',
        lazy: page(() => import('../features/articles/ArticlePage'), 'ArticlePage'),
      },
      {
        path: 'user/login',
        handle: ownFoot,
        lazy: page(() => import('../features/login/LoginPage'), 'LoginPage'),
      },
      {
        path: 'user/resetPassword',
        handle: ownFoot,
        lazy: page(() => import('../features/password/ResetPasswordPage'), 'ResetPasswordPage'),
      },
      {
        loader: requireLogin,
        children: [
          {
            path: 'placeOrder/luggage',
            handle: ownFoot,
            lazy: page(() => import('../features/place-order/PlaceOrderPage'), 'PlaceOrderPage'),
          },
          {
            path: 'placeOrder/deposit',
            handle: ownFoot,
            lazy: page(() => import('../features/storage/PlaceStoragePage'), 'PlaceStoragePage'),
          },
          {
            path: 'confirmPayment',
            handle: ownFoot,
            lazy: page(() => import('../features/payment/ConfirmPaymentPage'), 'ConfirmPaymentPage'),
          },
          {
            path: 'payment',
            handle: ownFoot,
            lazy: page(() => import('../features/payment/PaymentPage'), 'PaymentPage'),
          },
          {
            path: 'orderPayment',
            handle: ownFoot,
            lazy: page(() => import('../features/payment/OrderPaymentPage'), 'OrderPaymentPage'),
          },
          {
            path: 'cardPay',
            handle: ownFoot,
            lazy: page(() => import('../features/payment/CardPayPage'), 'CardPayPage'),
          },
          {
            path: 'codePay',
            handle: ownFoot,
            lazy: page(() => import('../features/payment/CodePayPage'), 'CodePayPage'),
          },
          {
            path: 'transferPay',
            handle: ownFoot,
            lazy: page(() => import('../features/payment/TransferPage'), 'TransferPage'),
          },
          {
            path: 'return',
            lazy: page(() => import('../features/payment/PaymentResultPage'), 'PaymentResultPage'),
          },
          { path: 'user', loader: () => redirect('/user/loading') },
          { path: 'user/account', loader: () => redirect('/user/account/overview') },
          {
            path: 'user/loading/*',
            handle: ownFoot,
            lazy: page(() => import('../features/opening/LoadingPage'), 'LoadingPage'),
          },
          { path: 'user/:page', loader: toAccountPage },
          {
            path: 'user/account/overview',
            lazy: page(() => import('../features/account/OverviewPage'), 'OverviewPage'),
          },
          {
            path: 'user/account/order',
            lazy: page(() => import('../features/orders/OrderListPage'), 'OrderListPage'),
          },
          {
            path: 'user/account/order/:orderNo',
            handle: ownFoot,
            lazy: page(() => import('../features/orders/OrderDetailPage'), 'OrderDetailPage'),
          },
          {
            path: 'user/account/storeOrders',
            lazy: page(() => import('../features/storage/StoreOrderListPage'), 'StoreOrderListPage'),
          },
          {
            path: 'user/account/storeOrders/:orderNo',
            handle: ownFoot,
            lazy: page(() => import('../features/storage/StoreOrderPage'), 'StoreOrderPage'),
          },
          {
            path: 'user/account/sheetOrder',
            lazy: page(() => import('../features/sheet-orders/SheetListPage'), 'SheetListPage'),
          },
          {
            path: 'user/account/sheetOrder/new',
            handle: ownFoot,
            lazy: page(() => import('../features/sheet-orders/SheetFormPage'), 'NewSheetPage'),
          },
          {
            path: 'user/account/sheetOrder/import',
            lazy: page(() => import('../features/sheet-orders/SheetImportPage'), 'SheetImportPage'),
          },
          {
            path: 'user/account/sheetOrder/:id/edit',
            handle: ownFoot,
            lazy: page(() => import('../features/sheet-orders/SheetFormPage'), 'EditSheetPage'),
          },
          {
            path: 'user/account/sheetOrder/:id',
            lazy: page(() => import('../features/sheet-orders/SheetDetailPage'), 'SheetDetailPage'),
          },
          {
            path: 'user/account/refunds',
            lazy: page(() => import('../features/refunds/RefundListPage'), 'RefundListPage'),
          },
          {
            path: 'user/account/claims',
            lazy: page(() => import('../features/claims/ClaimListPage'), 'ClaimListPage'),
          },
          {
            path: 'user/account/claims/new',
            handle: ownFoot,
            lazy: page(() => import('../features/claims/ClaimFormPage'), 'ClaimFormPage'),
          },
          {
            path: 'user/account/claims/:claimNo',
            handle: ownFoot,
            lazy: page(() => import('../features/claims/ClaimPage'), 'ClaimPage'),
          },
          {
            path: 'user/account/addressBook',
            handle: ownFoot,
            lazy: page(() => import('../features/address-book/AddressBookPage'), 'AddressBookPage'),
          },
          {
            path: 'user/account/recharge',
            lazy: page(() => import('../features/recharge/RechargePage'), 'RechargePage'),
          },
          {
            path: 'user/account/balanceRecord',
            lazy: page(() => import('../features/records/RecordsPage'), 'RecordsPage'),
          },
          {
            path: 'user/account/integral',
            loader: () => redirect('/user/account/balanceRecord?kind=score'),
          },
          {
            path: 'user/account/coupons',
            lazy: page(() => import('../features/coupons/CouponsPage'), 'CouponsPage'),
          },
          {
            path: 'user/account/profile',
            lazy: page(() => import('../features/profile/ProfilePage'), 'ProfilePage'),
          },
          {
            path: 'user/account/changePassword',
            lazy: page(() => import('../features/password/ChangePasswordPage'), 'ChangePasswordPage'),
          },
          {
            path: 'user/account/sessions',
            lazy: page(() => import('../features/sessions/SessionsPage'), 'SessionsPage'),
          },
          {
            path: 'user/account/apiParam',
            lazy: page(() => import('../features/api-param/ApiParamPage'), 'ApiParamPage'),
          },
        ],
      },
      { path: '401', lazy: page(() => import('./NoPermissionPage'), 'NoPermissionPage') },
      { path: '404', lazy: page(() => import('./NotFoundPage'), 'NotFoundPage') },
      { path: '*', lazy: page(() => import('./NotFoundPage'), 'NotFoundPage') },
    ],
  },
]);
