import type {
  ChangeBind,
  ChangePassword,
  Register,
  RetrievePassword,
  SaveProfile,
  VerificationType,
  VerifyAccount,
} from '@parcelway/contracts';
import { textOf } from '../http/form-text';
import { storedAvatar } from '@parcelway/legacy';

/** Forms of the existing clients' account pages as calls. What a form has beside its fields is left out. */
type Form = Readonly<Record<string, unknown>>;

const LONGEST_CODE = 20;

export function registerOf(form: Form, useragent: string): Register {
  return {
    username: textOf(form['username']),
    password: textOf(form['password']),
    register_type: textOf(form['registerType']),
    email: textOf(form['email']),
    mobile: textOf(form['mobile']),
    mobile_code: textOf(form['mobile_code']),
    captcha: textOf(form['captcha']),
    invite: inviteOf(form),
    useragent,
  };
}

export function retrievePasswordOf(form: Form): RetrievePassword {
  return {
    type: typeOf(form),
    account: textOf(form['account']),
    mobile_code: textOf(form['mobile_code']),
    captcha: textOf(form['captcha']),
    password: textOf(form['password']),
  };
}

/** Fields that the form does not have stay as they are. */
export function profileOf(form: Form): SaveProfile {
  const { avatar, gender, birthday, motto, language } = form;
  return {
    username: textOf(form['username']),
    nickname: textOf(form['nickname']),
    ...(avatar === undefined ? {} : { avatar: textOf(storedAvatar(avatar)) }),
    ...(gender === undefined ? {} : { gender: textOf(gender) }),
    ...(birthday === undefined ? {} : { birthday: textOf(birthday) }),
    ...(motto === undefined ? {} : { motto: textOf(motto) }),
    ...(language === 'zh-cn' || language === 'en' ? { language } : {}),
  };
}

export function verifyOf(form: Form): VerifyAccount {
  return { type: typeOf(form), captcha: textOf(form['captcha']) };
}

export function changeBindOf(form: Form): ChangeBind {
  return {
    type: typeOf(form),
    email: textOf(form['email']),
    mobile: textOf(form['mobile']),
    mobile_code: textOf(form['mobile_code']),
    captcha: textOf(form['captcha']),
    verification_token: textOf(form['accountVerificationToken']),
    password: textOf(form['password']),
  };
}

export function changePasswordOf(form: Form): ChangePassword {
  const { confirmPassword } = form;
  return {
    old_password: textOf(form['oldPassword']),
    new_password: textOf(form['newPassword']),
    ...(confirmPassword === undefined ? {} : { confirm_password: textOf(confirmPassword) }),
  };
}

/** A code longer than any salesman's is nobody's, which is no reason to refuse a new member. */
function inviteOf(form: Form): string {
  const code = textOf(form['invite']).trim();
  return code.length > LONGEST_CODE ? '' : code;
}

/** The service judges it. */
function typeOf(form: Form): VerificationType {
  return textOf(form['type']) as VerificationType;
}
