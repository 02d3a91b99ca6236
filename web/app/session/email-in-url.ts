type PublicPath = '/login' | '/login?forgotten' | '/register'

/** The address of a public page whose form has an email address filled in. */
export function withEmail(path: PublicPath, email: string | null): string {
  return email ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ email })}` : path
}
