export const seconds = () => Math.floor(Date.now() / 1_000)
