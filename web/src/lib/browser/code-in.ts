const CODE = /[\da-z]{26}/i;

/** Apps make signs beside a link part of it: a full stop, a bracket, the star of bold text, an unseen mark. */
export function codeIn(param = ''): string {
  return CODE.exec(param)?.[0].toLowerCase() ?? param;
}
