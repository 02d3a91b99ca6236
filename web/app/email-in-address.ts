/** The address of a public page whose form has an email address filled in. */
export function withEmail(path: '/login' | '/register', email: string | null): string {
  return email ? `${path}?${new URLSearchParams({ email })}` : path
}
