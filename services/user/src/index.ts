import { defineService } from '@parcelway/platform';
import { migrations } from '../migrations';
import { seed } from '../seeds';
import { AddressEntity } from './address/address.entity';
import { AdminEntity } from './admin/admin.entity';
import { AdminGroupEntity } from './admin-group/admin-group.entity';
import { AdminLogEntity } from './admin-log/admin-log.entity';
import { AppModule } from './app.module';
import { ArticleEntity } from './article/article.entity';
import { ArticleCategoryEntity } from './article-category/article-category.entity';
import { AttachmentEntity } from './attachment/attachment.entity';
import { ConfigEntity } from './config/config.entity';
import { MemberEntity } from './member/member.entity';
import { MemberGroupEntity } from './member-group/member-group.entity';
import { MemberRuleEntity } from './member-rule/member-rule.entity';
import { MenuEntity } from './menu/menu.entity';
import {
  DataRecycleEntity,
  SeededCaptureRuleEntity,
  SensitiveDataEntity,
} from './security/capture-rule.entity';
import { DataRecycleLogEntity, SensitiveDataLogEntity } from './security/caught-row.entity';
import { PartnerAppEntity, PartnerSecretEntity } from './partner-app/partner-app.entity';
import { SentMessageEntity } from './sent-message/sent-message.entity';
import { SessionEntity } from './session/session.entity';
import { ProtocolEntity } from './protocol/protocol.entity';
import { SlideshowEntity } from './slideshow/slideshow.entity';
import { WebhookAttemptEntity } from './webhook/webhook-attempt.entity';
import { WebhookEndpointEntity } from './webhook/webhook-endpoint.entity';
import { SessionRowEntity } from './session/session-row.entity';

/** Members, staff, sessions and address books. */
export const service = defineService({
  name: 'user',
  module: AppModule,
  entities: [
    MemberGroupEntity,
    MemberEntity,
    AddressEntity,
    AdminGroupEntity,
    AdminEntity,
    SessionEntity,
    SentMessageEntity,
    PartnerAppEntity,
    PartnerSecretEntity,
    WebhookEndpointEntity,
    WebhookAttemptEntity,
    SessionRowEntity,
    ConfigEntity,
    MenuEntity,
    MemberRuleEntity,
    AdminLogEntity,
    AttachmentEntity,
    DataRecycleEntity,
    DataRecycleLogEntity,
    SensitiveDataEntity,
    SensitiveDataLogEntity,
    SeededCaptureRuleEntity,
    ArticleCategoryEntity,
    ArticleEntity,
    SlideshowEntity,
    ProtocolEntity,
  ],
  migrations,
  seed,
});
