/** The id of a link without what an app puts after it, as `codeIn` does for codes. */
export function idIn(param = ''): string {
  return param.replaceAll(/\p{Cf}/gu, '').replace(/[^\w-].*$/su, '');
}
