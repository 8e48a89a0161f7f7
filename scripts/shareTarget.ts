import type { ManifestOptions } from 'vite-plugin-pwa';

/** Relative to the manifest; no host has such a file, only the worker answers. */
const ACTION = 'shared';

/** What the app writes, and the same as a text, since few apps hand over anything else. */
const ACCEPT = { 'application/json': ['.json'], 'text/plain': ['.txt'] };

export const fileHandlers: ManifestOptions['file_handlers'] = [
  { action: './#/parcel', accept: ACCEPT },
];

export const shareTarget: ManifestOptions['share_target'] = {
  action: `./${ACTION}`,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: 'title',
    text: 'text',
    url: 'url',
    files: [{ name: 'file', accept: Object.entries(ACCEPT).flat(2) }],
  },
};

/**
 * The worker's answer: a file is put where the import page finds it (app/import/handed.ts), a link of
 * ours is opened. Its text goes into the worker as it stands, so it uses nothing from outside.
 */
async function takeShared({ request }: { request: Request }): Promise<Response> {
  const shared = await request.formData();
  const file = shared.get('file');
  if (file instanceof File) {
    const cache = await caches.open('shared');
    await cache.put('shared', new Response(file));
    return Response.redirect('./#/parcel/file/shared', 303);
  }
  const said = ['url', 'text', 'title'].map((name) => shared.get(name)).join(' ');
  const [link = '#/parcel'] = /#\/parcel\/[\w-]+/.exec(said) ?? [];
  return Response.redirect(`./${link}`, 303);
}

export const sharing = {
  urlPattern: ({ url }: { url: URL }) => url.pathname.endsWith('/shared'),
  handler: takeShared,
  method: 'POST' as const,
};
