import { Module } from '@nestjs/common';
import { addressResource, memberGroupResource, memberResource } from '@parcelway/contracts/resources';
import { bind, crudProviders } from '@parcelway/crud';
import { AddressEntity } from './address/address.entity';
import { AddressService } from './address/address.service';
import { AdminAccessService } from './admin-access/admin-access.service';
import { MemberEntity } from './member/member.entity';
import { MemberHooks } from './member/member.hooks';
import { MemberReactions } from './member/member.reactions';
import { MemberService } from './member/member.service';
import { MemberGroupEntity } from './member-group/member-group.entity';
import { MemberGroupHooks } from './member-group/member-group.hooks';
import { RevokedSessions } from './session/revoked-sessions';
import { SessionService } from './session/session.service';

@Module({
  providers: [
    RevokedSessions,
    SessionService,
    MemberService,
    MemberReactions,
    AddressService,
    AdminAccessService,
    ...crudProviders('user', [
      bind(memberResource, MemberEntity, MemberHooks),
      bind(memberGroupResource, MemberGroupEntity, MemberGroupHooks),
      bind(addressResource, AddressEntity),
    ]),
  ],
})
export class AppModule {}
