import { Module } from '@nestjs/common';
import {
  addressResource,
  articleCategoryResource,
  articleResource,
  attachmentResource,
  adminGroupResource,
  adminLogResource,
  adminResource,
  configResource,
  dataRecycleLogResource,
  dataRecycleResource,
  memberGroupResource,
  memberResource,
  sensitiveDataLogResource,
  sensitiveDataResource,
  partnerAppResource,
  webhookAttemptResource,
  webhookEndpointResource,
  sentMessageResource,
  protocolResource,
  slideshowResource,
  memberRuleResource,
  menuResource,
  sessionResource,
} from '@parcelway/contracts/resources';
import { bind, crudProviders } from '@parcelway/crud';
import { AccountService } from './account/account.service';
import { Bindings } from './account/bindings';
import { Registration } from './account/registration';
import { AddressEntity } from './address/address.entity';
import { AddressService } from './address/address.service';
import { AreaService } from './area/area.service';
import { AdminEntity } from './admin/admin.entity';
import { AdminHooks } from './admin/admin.hooks';
import { AdminProfileService } from './admin/admin-profile.service';
import { AdminAccessService } from './admin-access/admin-access.service';
import { CaptchaService } from './captcha/captcha.service';
import { Captchas } from './captcha/captchas';
import { ArticleEntity } from './article/article.entity';
import { ArticleHooks } from './article/article.hooks';
import { ArticleCategoryEntity } from './article-category/article-category.entity';
import { ArticleCategoryHooks } from './article-category/article-category.hooks';
import { AttachmentEntity } from './attachment/attachment.entity';
import { AttachmentHooks } from './attachment/attachment.hooks';
import { AttachmentReactions } from './attachment/attachment.reactions';
import { AttachmentService } from './attachment/attachment.service';
import { Storages } from './attachment/storages';
import { StaffRights } from './admin-access/staff-rights';
import { AdminGroupEntity } from './admin-group/admin-group.entity';
import { AdminGroupHooks } from './admin-group/admin-group.hooks';
import { AdminLogEntity } from './admin-log/admin-log.entity';
import { AdminLogHooks } from './admin-log/admin-log.hooks';
import { AdminLogReactions } from './admin-log/admin-log.reactions';
import { ConfigEntity } from './config/config.entity';
import { ConfigHooks } from './config/config.hooks';
import { ConfigService } from './config/config.service';
import { Settings } from './config/settings';
import { ContentService } from './content/content.service';
import { MemberEntity } from './member/member.entity';
import { MemberHooks } from './member/member.hooks';
import { OwnPassword } from './member/own-password';
import { MemberReactions } from './member/member.reactions';
import { MemberService } from './member/member.service';
import { MemberStaffService } from './member/member-staff.service';
import { MemberAccessService } from './member-access/member-access.service';
import { MemberGroupEntity } from './member-group/member-group.entity';
import { MemberGroupHooks } from './member-group/member-group.hooks';
import { DataRecycleEntity, SensitiveDataEntity } from './security/capture-rule.entity';
import { DataRecycleHooks, SensitiveDataHooks } from './security/capture-rule.hooks';
import { DataRecycleLogEntity, SensitiveDataLogEntity } from './security/caught-row.entity';
import { CaughtRowsReactions } from './security/caught-rows.reactions';
import { CaughtRowsService } from './security/caught-rows.service';
import { SensitiveDataLogHooks } from './security/sensitive-data-log.hooks';
import { PasswordResets } from './password-reset/password-resets';
import { PartnerAppEntity } from './partner-app/partner-app.entity';
import { PartnerAppHooks } from './partner-app/partner-app.hooks';
import { PartnerAppService } from './partner-app/partner-app.service';
import { PartnerSecrets } from './partner-app/partner-secrets';
import { MailTransport } from './sent-message/mail-transport';
import { RefundNoticeReactions } from './refund-notice/refund-notice.reactions';
import { TaxNoticeReactions } from './tax-notice/tax-notice.reactions';
import { BillNoticeReactions } from './bill-notice/bill-notice.reactions';
import { ClaimNoticeReactions } from './claim-notice/claim-notice.reactions';
import { MemberNotices } from './sent-message/member-notices';
import { MessageSender } from './sent-message/message-sender';
import { Messages } from './sent-message/messages';
import { SentMessageEntity } from './sent-message/sent-message.entity';
import { SentMessageService } from './sent-message/sent-message.service';
import { SmsTransport } from './sent-message/sms-transport';
import { MemberRuleEntity } from './member-rule/member-rule.entity';
import { MemberRuleHooks } from './member-rule/member-rule.hooks';
import { MenuEntity } from './menu/menu.entity';
import { MenuHooks } from './menu/menu.hooks';
import { RevokedSessions } from './session/revoked-sessions';
import { SessionOpener } from './session/session-opener';
import { SessionRowEntity } from './session/session-row.entity';
import { SessionRowHooks } from './session/session-row.hooks';
import { SessionService } from './session/session.service';
import { UnknownNames } from './session/unknown-names';
import { SingleUseSecrets } from './single-use/single-use-secrets';
import { VerificationCodeService } from './verification-code/verification-code.service';
import { VerificationCodes } from './verification-code/verification-codes';
import { PostcodeLookup } from './postcode/postcode-lookup';
import { ProtocolEntity } from './protocol/protocol.entity';
import { ProtocolPublisher } from './protocol/protocol-publisher';
import { ProtocolHooks } from './protocol/protocol.hooks';
import { WebhookAttemptEntity } from './webhook/webhook-attempt.entity';
import { WebhookDeliveries } from './webhook/webhook-deliveries';
import { WebhookEndpointEntity } from './webhook/webhook-endpoint.entity';
import { WebhookEndpoints } from './webhook/webhook-endpoints';
import { WebhookHooks } from './webhook/webhook.hooks';
import { WebhookQueue } from './webhook/webhook-queue';
import { WebhookReactions } from './webhook/webhook.reactions';
import { WebhookService } from './webhook/webhook.service';
import { WebhookTransport } from './webhook/webhook-transport';
import { SlideshowEntity } from './slideshow/slideshow.entity';
import { SlideshowHooks } from './slideshow/slideshow.hooks';
import { StorageNoticeReactions } from './storage-notice/storage-notice.reactions';

@Module({
  providers: [
    Settings,
    SingleUseSecrets,
    RevokedSessions,
    UnknownNames,
    SessionOpener,
    SessionService,
    Captchas,
    CaptchaService,
    MailTransport,
    SmsTransport,
    MessageSender,
    Messages,
    MemberNotices,
    BillNoticeReactions,
    ClaimNoticeReactions,
    TaxNoticeReactions,
    RefundNoticeReactions,
    StorageNoticeReactions,
    SentMessageService,
    VerificationCodes,
    VerificationCodeService,
    OwnPassword,
    PasswordResets,
    Registration,
    Bindings,
    AccountService,
    PartnerSecrets,
    PartnerAppService,
    WebhookTransport,
    WebhookEndpoints,
    WebhookDeliveries,
    WebhookQueue,
    WebhookService,
    WebhookReactions,
    MemberService,
    MemberStaffService,
    MemberReactions,
    PostcodeLookup,
    AddressService,
    AreaService,
    StaffRights,
    AdminAccessService,
    AdminLogReactions,
    AdminProfileService,
    ConfigService,
    MemberAccessService,
    Storages,
    ContentService,
    ProtocolPublisher,
    AttachmentService,
    AttachmentReactions,
    CaughtRowsReactions,
    CaughtRowsService,
    ...crudProviders('user', [
      bind(memberResource, MemberEntity, MemberHooks),
      bind(partnerAppResource, PartnerAppEntity, PartnerAppHooks),
      bind(webhookEndpointResource, WebhookEndpointEntity, WebhookHooks),
      bind(webhookAttemptResource, WebhookAttemptEntity),
      bind(sentMessageResource, SentMessageEntity),
      bind(memberGroupResource, MemberGroupEntity, MemberGroupHooks),
      bind(addressResource, AddressEntity),
      bind(articleResource, ArticleEntity, ArticleHooks),
      bind(articleCategoryResource, ArticleCategoryEntity, ArticleCategoryHooks),
      bind(slideshowResource, SlideshowEntity, SlideshowHooks),
      bind(protocolResource, ProtocolEntity, ProtocolHooks),
      bind(attachmentResource, AttachmentEntity, AttachmentHooks),
      bind(dataRecycleResource, DataRecycleEntity, DataRecycleHooks),
      bind(dataRecycleLogResource, DataRecycleLogEntity),
      bind(sensitiveDataResource, SensitiveDataEntity, SensitiveDataHooks),
      bind(sensitiveDataLogResource, SensitiveDataLogEntity, SensitiveDataLogHooks),
      bind(configResource, ConfigEntity, ConfigHooks),
      bind(adminResource, AdminEntity, AdminHooks),
      bind(adminGroupResource, AdminGroupEntity, AdminGroupHooks),
      bind(menuResource, MenuEntity, MenuHooks),
      bind(memberRuleResource, MemberRuleEntity, MemberRuleHooks),
      bind(adminLogResource, AdminLogEntity, AdminLogHooks),
      bind(sessionResource, SessionRowEntity, SessionRowHooks),
    ]),
  ],
})
export class AppModule {}
