import { absoluteUrl, nested, shape } from '../shape.ts'

export const exportFile = shape('ExportFile', { url: absoluteUrl('url'), file_name: 'fileName', count: 'count' })

export const archive = shape('Archive', {
  id: 'id',
  state: 'state',
  progress: 'progress',
  file_name: 'fileName',
  size: 'size',
  counts: nested('counts', shape('ArchiveCount', { noun: 'noun', count: 'count' })),
  problem: 'problem',
  url: absoluteUrl('url'),
  created_at: 'createdAt',
  ready_at: 'readyAt',
  expires_at: 'expiresAt',
})
