import type { Server } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { Handler } from '../services.ts'

export function createViteHandler(configFile: string, server: Server): Handler {
  let opening: Promise<Connect> | undefined
  return async (request, response) => {
    opening ??= open(configFile, server)
    const middlewares = await opening
    await new Promise<void>((resolve, reject) => {
      response.once('close', resolve)
      middlewares(request, response, (error) =>
        reject(error ?? new AppError('NOT_FOUND', msg`This address does not exist.`)),
      )
    })
  }
}

type Connect = (
  request: Parameters<Handler>[0],
  response: Parameters<Handler>[1],
  next: (error?: unknown) => void,
) => void

async function open(configFile: string, server: Server): Promise<Connect> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server, path: '/@reload' } },
  })
  return vite.middlewares
}
