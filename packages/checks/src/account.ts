/** A log-in name: a letter, then 2 to 15 letters, digits or underscores. */
export const USERNAME_PATTERN = /^[a-zA-Z][a-zA-Z0-9_]{2,15}$/;

/** A password: 6 to 32 characters, none of & < > " ' and no line break. */
export const PASSWORD_PATTERN = /^(?!.*[&<>"'\n\r]).{6,32}$/;
