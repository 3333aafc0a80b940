import { Module } from '@nestjs/common';
import {
  addressResource,
  attachmentResource,
  configResource,
  memberGroupResource,
  memberResource,
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
    ...crudProviders('user', [
      bind(memberResource, MemberEntity, MemberHooks),
      bind(memberGroupResource, MemberGroupEntity, MemberGroupHooks),
      bind(addressResource, AddressEntity),
      bind(attachmentResource, AttachmentEntity, AttachmentHooks),
      bind(configResource, ConfigEntity, ConfigHooks),
    ]),
  ],
})
export class AppModule {}
