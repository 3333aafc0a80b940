export { errorTexts } from './texts';
export type { ErrorCode } from './texts';
export { DomainError, isErrorCode } from './domain-error';
export type { ErrorParams, FieldError } from './domain-error';
export { fieldRuleTexts, fieldSentence, fillText } from './field-rules';
export type { FieldRule } from './field-rules';
export type { ErrorText } from './error-text';
