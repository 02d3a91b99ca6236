export const linkIn = (text = '') => /http\S+accept-invite\S+/.exec(text)?.[0] ?? ''

export const fresh = () => `sam-${crypto.randomUUID()}@x.example`
