/** Browsers have no passkeys for pages at an IP address, or without HTTPS at any other address than localhost. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}
