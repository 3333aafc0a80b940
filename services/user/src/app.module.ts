import { Module } from '@nestjs/common';
import {
  addressResource,
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
    ...crudProviders('user', [
      bind(memberResource, MemberEntity, MemberHooks),
      bind(memberGroupResource, MemberGroupEntity, MemberGroupHooks),
      bind(addressResource, AddressEntity),
      bind(configResource, ConfigEntity, ConfigHooks),
    ]),
  ],
})
export class AppModule {}
