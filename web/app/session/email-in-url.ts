type PublicPath = '/login' | '/login?forgotten' | '/login?verified' | '/register'

export function withEmail(path: PublicPath, email: string | null): string {
  return email ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ email })}` : path
}
