import { Module } from '@nestjs/common';
import {
  addressResource,
  attachmentResource,
  configResource,
  dataRecycleLogResource,
  dataRecycleResource,
  memberGroupResource,
  memberResource,
  sensitiveDataLogResource,
  sensitiveDataResource,
} from '@parcelway/contracts/resources';
import { bind, crudProviders } from '@parcelway/crud';
import { AddressEntity } from './address/address.entity';
import { AddressService } from './address/address.service';
import { AdminAccessService } from './admin-access/admin-access.service';
import { CaptchaService } from './captcha/captcha.service';
import { Captchas } from './captcha/captchas';
import { AttachmentEntity } from './attachment/attachment.entity';
import { AttachmentHooks } from './attachment/attachment.hooks';
import { AttachmentReactions } from './attachment/attachment.reactions';
import { AttachmentService } from './attachment/attachment.service';
import { Storages } from './attachment/storages';
import { ConfigEntity } from './config/config.entity';
import { ConfigHooks } from './config/config.hooks';
import { ConfigService } from './config/config.service';
import { Settings } from './config/settings';
import { MemberEntity } from './member/member.entity';
import { MemberHooks } from './member/member.hooks';
import { MemberReactions } from './member/member.reactions';
import { MemberService } from './member/member.service';
import { MemberAccessService } from './member-access/member-access.service';
import { MemberGroupEntity } from './member-group/member-group.entity';
import { MemberGroupHooks } from './member-group/member-group.hooks';
import { DataRecycleEntity, SensitiveDataEntity } from './security/capture-rule.entity';
import { DataRecycleHooks, SensitiveDataHooks } from './security/capture-rule.hooks';
import { DataRecycleLogEntity, SensitiveDataLogEntity } from './security/caught-row.entity';
import { CaughtRowsReactions } from './security/caught-rows.reactions';
import { CaughtRowsService } from './security/caught-rows.service';
import { SensitiveDataLogHooks } from './security/sensitive-data-log.hooks';
import { RevokedSessions } from './session/revoked-sessions';
import { SessionOpener } from './session/session-opener';
import { SessionService } from './session/session.service';
import { UnknownNames } from './session/unknown-names';
import { SingleUseSecrets } from './single-use/single-use-secrets';

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
    MemberService,
    MemberReactions,
    AddressService,
    AdminAccessService,
    ConfigService,
    MemberAccessService,
    Storages,
    AttachmentService,
    AttachmentReactions,
    CaughtRowsReactions,
    CaughtRowsService,
    ...crudProviders('user', [
      bind(memberResource, MemberEntity, MemberHooks),
      bind(memberGroupResource, MemberGroupEntity, MemberGroupHooks),
      bind(addressResource, AddressEntity),
      bind(attachmentResource, AttachmentEntity, AttachmentHooks),
      bind(dataRecycleResource, DataRecycleEntity, DataRecycleHooks),
      bind(dataRecycleLogResource, DataRecycleLogEntity),
      bind(sensitiveDataResource, SensitiveDataEntity, SensitiveDataHooks),
      bind(sensitiveDataLogResource, SensitiveDataLogEntity, SensitiveDataLogHooks),
      bind(configResource, ConfigEntity, ConfigHooks),
    ]),
  ],
})
export class AppModule {}
