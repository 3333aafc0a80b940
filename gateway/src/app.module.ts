import type { DynamicModule, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import * as contracts from '@parcelway/contracts';
import type { Config, Logger } from '@parcelway/platform';
import {
  CONFIG,
  LOGGER,
  NATS,
  RedisStore,
  clientProviders,
  connectNats,
  createLogger,
} from '@parcelway/platform';
import { AccountHolders } from './admin/account-holders';
import { AdminAjaxController } from './admin/ajax.controller';
import { AdminAreaController } from './admin/area.controller';
import { AdminAttachmentController } from './admin/attachment.controller';
import { AdminBooksController } from './admin/books.controller';
import { AdminCommissionController, AdminCouponController } from './admin/sales.controllers';
import { AdminConfigController } from './admin/config.controller';
import { AdminDataRecycleController, AdminSensitiveDataController } from './admin/capture-rule.controllers';
import {
  AdminDataRecycleLogController,
  AdminSensitiveDataLogController,
} from './admin/caught-row.controllers';
import { AdminCrudController } from './admin/crud.controller';
import { CrudClients } from './admin/crud-clients';
import { FigureNames } from './admin/figure-names';
import { FiguresController } from './admin/figures.controller';
import { FiguresFile } from './export/figures-file';
import { AdminDashboardController } from './admin/dashboard.controller';
import { AdminProfileController } from './admin/admin-profile.controller';
import { AdminGroupController, AdminMemberGroupController } from './admin/group.controllers';
import { AdminIndexController } from './admin/index.controller';
import { AdminDeadLetterController } from './admin/dead-letter.controller';
import { StaffLuggageOrderController } from './admin/luggage-order.controller';
import { StaffPriceController } from './admin/price-desk.controller';
import { StaffExportController } from './export/export.controller';
import { MovementExport } from './export/movement-export';
import { ResourceExport } from './export/resource-export';
import { StaffImportController } from './admin/import-job.controller';
import { AdminMoneyLogController } from './admin/money-log.controller';
import { NotOfferedController } from './admin/not-offered.controller';
import { OssSignatureController } from './admin/oss-signature.controller';
import { AdminProtocolController } from './admin/protocol.controller';
import { StaffSheetOrderController } from './admin/sheet-order.controller';
import { StaffClaimController } from './admin/insurance-claim.controller';
import { StaffInsuranceController } from './admin/insurance.controller';
import { OfflinePaymentController } from './admin/offline-payment.controller';
import { StaffBillController } from './admin/bill.controller';
import { StaffPaymentController } from './admin/payment.controller';
import { StaffTaxBillController } from './admin/tax-bill.controller';
import { StaffRefundController } from './admin/refund.controller';
import { StaffStoreOrderController } from './admin/store-order.controller';
import { StaffWarehouseSpaceController } from './admin/warehouse-space.controller';
import { AdminScoreLogController } from './admin/score-log.controller';
import { AdminMemberActionsController } from './admin/member-actions.controller';
import { AdminPartnerAppController } from './admin/partner-app.controller';
import { StaffWebhookController } from './admin/webhook.controller';
import { AdminSentMessageController } from './admin/sent-message.controller';
import { TableHelpersController } from './admin/table-helpers.controller';
import { AdminWarehouseScanController } from './admin/warehouse-scan.controller';
import { AdminWaybillController } from './admin/waybill.controller';
import { StaffWaybillNoController } from './admin/waybill-no.controller';
import { WaybillDocuments } from './admin/waybill-documents';
import { AdminLog } from './admin-log/admin-log';
import { AccessChanges } from './auth/access-changes';
import { AccessGuard } from './auth/access-guard';
import { AccessTokens } from './auth/access-token';
import { MenuCache } from './auth/menu-cache';
import { LiveSessions } from './auth/live-sessions';
import { PermissionCache } from './auth/permissions';
import { Revocations } from './auth/revocations';
import { ROUTE_FACTS, routeFactsOf } from './auth/route-facts';
import { FileReaders } from './files/file-readers';
import { StorageController } from './files/storage.controller';
import { StoredFiles } from './files/stored-files';
import { UploadAnswers } from './files/upload-answers';
import { Uploads } from './files/uploads';
import { ErrorWriter } from './http/error-writer';
import { UserMoneyRecordController } from './member/user-money-record.controller';
import { AccountRecordsController } from './member/account-records.controller';
import { Site } from './http/site-settings';
import { AccountController } from './member/account.controller';
import { AddressController } from './member/address.controller';
import { AjaxController } from './member/ajax.controller';
import { ChannelController } from './member/channel.controller';
import { CommonController } from './member/common.controller';
import { CouponController } from './member/coupon.controller';
import { ContentController } from './member/content.controller';
import { IndexController } from './member/index.controller';
import { PackagingController } from './member/packaging.controller';
import { PartnerAppController } from './member/partner-app.controller';
import { PasswordResetController } from './member/password-reset.controller';
import { LocalProviderController } from './member/local-provider.controller';
import { OtherWaysController } from './member/other-ways.controller';
import { PayController } from './member/pay.controller';
import { TaxBillController } from './member/tax-bill.controller';
import { RefundController } from './member/refund.controller';
import { ProviderNoticeController } from './member/provider-notice.controller';
import { PickUpController } from './member/pick-up.controller';
import { SheetOrderController } from './member/sheet-order.controller';
import { ClaimController } from './member/claim.controller';
import { StoreOrderController } from './member/store-order.controller';
import { TrackCache } from './member/track-cache';
import { TrackTries } from './member/track-tries';
import { UserController } from './member/user.controller';
import { VerificationCodeController } from './member/verification-code.controller';
import { WaybillController } from './member/waybill.controller';
import { Metrics } from './ops/metrics';
import { OpsController } from './ops/ops.controller';
import { DocsController } from './open/docs.controller';
import { OpenSheetOrderController } from './open/sheet-order.controller';
import { OpenDutyController } from './open/duty.controller';
import { OpenTrackingEventController } from './open/tracking-event.controller';
import { PartnerAccess } from './open/partner-access';
import { PartnerApps } from './open/partner-apps';
import { ReadinessCheck } from './ops/readiness';
import { PAGES_ROOT, Pages, pagesRoot } from './pages/pages';
import { RelationLabels } from './resource/relation-labels';
import { RelationSearch } from './resource/relation-search';
import { CaughtRowDetails } from './resource/caught-row-details';
import { DeadLetterList } from './resource/dead-letters';
import { ResourcePages } from './resource/resource-pages';
import { Trees } from './resource/trees';
import { RestActionsController } from './rest/actions.controller';
import { RestAdminProfileController } from './rest/admin-profile.controller';
import { RestCrudController } from './rest/crud.controller';
import { RestDeadLetterController } from './rest/dead-letter.controller';
import { RestProtocolController } from './rest/protocol.controller';
import { RestMemberScoreController } from './rest/member-score.controller';
import { RestSecurityController } from './rest/security.controller';
import { RestIdentityActionsController } from './rest/identity-actions.controller';
import { RestAreaController } from './rest/area.controller';
import { RestSearchController } from './rest/search.controller';
import { RestSessionController } from './rest/session.controller';
import { ClientTerminal } from './terminal/client-terminal';
import { LegacyTerminalController } from './terminal/legacy-terminal.controller';
import { RestTerminalController } from './terminal/rest-terminal.controller';
import { TaskFollower } from './terminal/task-follower';
import { TaskMoves } from './terminal/task-moves';
import { TerminalStream } from './terminal/terminal-stream';
import { RestSettingsController } from './rest/settings.controller';

const clients = clientProviders(
  contracts.session,
  contracts.captcha,
  contracts.verificationCode,
  contracts.account,
  contracts.memberStaff,
  contracts.partnerApp,
  contracts.webhook,
  contracts.sentMessage,
  contracts.member,
  contracts.address,
  contracts.area,
  contracts.adminAccess,
  contracts.adminProfile,
  contracts.memberAccess,
  contracts.channelCatalogue,
  contracts.quote,
  contracts.priceDesk,
  contracts.luggageOrder,
  contracts.luggageOrderDesk,
  contracts.sheetOrder,
  contracts.sheetOrderDesk,
  contracts.importJob,
  contracts.storeOrder,
  contracts.storeOrderDesk,
  contracts.insuranceDesk,
  contracts.insuranceClaim,
  contracts.insuranceClaimDesk,
  contracts.warehouseSpace,
  contracts.warehouseSpaceDesk,
  contracts.waybillNoDesk,
  contracts.salesmanDesk,
  contracts.commissionDesk,
  contracts.couponDesk,
  contracts.ownCoupon,
  contracts.payment,
  contracts.checkout,
  contracts.otherWays,
  contracts.offlineDesk,
  contracts.billDesk,
  contracts.paymentDesk,
  contracts.taxDesk,
  contracts.memberTax,
  contracts.refund,
  contracts.refundDesk,
  contracts.memberAccount,
  contracts.books,
  contracts.statement,
  contracts.figures,
  contracts.caughtRows,
  contracts.waybill,
  contracts.warehouseScan,
  contracts.pickupOrder,
  contracts.siteSettings,
  contracts.terminalTask,
  contracts.terminalSetting,
  contracts.attachment,
  contracts.content,
);

const member = [
  UserController,
  AccountController,
  PasswordResetController,
  VerificationCodeController,
  PartnerAppController,
  CommonController,
  AddressController,
  AjaxController,
  ChannelController,
  PackagingController,
  WaybillController,
  SheetOrderController,
  StoreOrderController,
  ClaimController,
  PickUpController,
  PayController,
  OtherWaysController,
  TaxBillController,
  RefundController,
  ProviderNoticeController,
  LocalProviderController,
  AccountRecordsController,
  UserMoneyRecordController,
  CouponController,
  IndexController,
  ContentController,
];
const admin = [
  AdminIndexController,
  AdminMemberActionsController,
  StaffLuggageOrderController,
  StaffPriceController,
  StaffSheetOrderController,
  StaffImportController,
  StaffStoreOrderController,
  StaffBillController,
  StaffPaymentController,
  OfflinePaymentController,
  StaffTaxBillController,
  StaffRefundController,
  StaffWarehouseSpaceController,
  StaffInsuranceController,
  StaffClaimController,
  StaffExportController,
  AdminCommissionController,
  AdminCouponController,
  AdminBooksController,
  AdminPartnerAppController,
  AdminSentMessageController,
  StaffWebhookController,
  AdminDashboardController,
  FiguresController,
  AdminGroupController,
  AdminMemberGroupController,
  AdminProfileController,
  AdminWarehouseScanController,
  AdminMoneyLogController,
  AdminScoreLogController,
  AdminDataRecycleController,
  AdminDataRecycleLogController,
  AdminSensitiveDataController,
  AdminSensitiveDataLogController,
  AdminDeadLetterController,
  AdminAreaController,
  AdminWaybillController,
  StaffWaybillNoController,
  LegacyTerminalController,
  AdminAjaxController,
  TableHelpersController,
  AdminAttachmentController,
  AdminConfigController,
  OssSignatureController,
  AdminProtocolController,
  NotOfferedController,
  AdminCrudController,
];
const rest = [
  RestSessionController,
  RestAdminProfileController,
  RestIdentityActionsController,
  RestActionsController,
  RestMemberScoreController,
  RestSecurityController,
  RestDeadLetterController,
  RestAreaController,
  RestSearchController,
  RestTerminalController,
  RestSettingsController,
  RestProtocolController,
  RestCrudController,
];
const open = [DocsController, OpenSheetOrderController, OpenTrackingEventController, OpenDutyController];

/** For tests. */
export interface GatewayOptions {
  /** Further controllers beside the product's own. */
  readonly controllers?: readonly Type<unknown>[];
  /** Folder of the two web applications' workspaces. */
  readonly root?: string;
}

@Module({})
export class AppModule {
  /** Throws when a route declares no access: before anything is connected. */
  static with(config: Config, { controllers = [], root = pagesRoot() }: GatewayOptions = {}): DynamicModule {
    const all = [OpsController, StorageController, ...member, ...admin, ...rest, ...open, ...controllers];
    return {
      module: AppModule,
      controllers: all,
      providers: [
        { provide: ROUTE_FACTS, useValue: routeFactsOf(all) },
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useFactory: () => createLogger('gateway', config.logLevel) },
        {
          provide: NATS,
          inject: [LOGGER],
          useFactory: (logger: Logger) => connectNats(config.natsUrl, 'gateway', logger),
        },
        ...clients,
        AccessTokens,
        Revocations,
        AccessChanges,
        LiveSessions,
        PermissionCache,
        MenuCache,
        AdminLog,
        PartnerApps,
        PartnerAccess,
        TrackCache,
        RedisStore,
        TrackTries,
        Site,
        StoredFiles,
        Uploads,
        UploadAnswers,
        FileReaders,
        CrudClients,
        RelationSearch,
        RelationLabels,
        ResourcePages,
        ResourceExport,
        MovementExport,
        FigureNames,
        FiguresFile,
        Trees,
        CaughtRowDetails,
        DeadLetterList,
        AccountHolders,
        WaybillDocuments,
        { provide: PAGES_ROOT, useValue: root },
        Pages,
        Metrics,
        ReadinessCheck,
        TaskMoves,
        ClientTerminal,
        TaskFollower,
        TerminalStream,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorWriter },
      ],
    };
  }
}
