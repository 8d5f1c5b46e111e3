import type { BrowserContext } from 'playwright-core';

/**
 * Replaces Google's library `gapi`, by which the helper frame of the Auth emulator sends the result of a
 * sign-in to the site. The replacement runs in the site and in the frame.
 */
const frameMessaging = `(() => {
  const handlers = new Map();
  const answers = new Map();
  let calls = 0;
  const slot = (type) => {
    if (!handlers.has(type)) {
      let set;
      handlers.set(type, { ready: new Promise((resolve) => { set = resolve; }), set });
    }
    return handlers.get(type);
  };
  addEventListener('message', async ({ data, source }) => {
    if (data?.frames === 'call') {
      const handler = await slot(data.type).ready;
      source.postMessage({ frames: 'answer', id: data.id, result: await handler(data.data) }, '*');
    }
    // Like the library, this ignores errors of an answer's listener.
    if (data?.frames === 'answer') Promise.resolve([data.result]).then(answers.get(data.id)).catch(() => undefined);
  });
  const link = (target) => ({
    register: (type, handler) => slot(type).set(handler),
    restyle: async () => undefined,
    send(type, data, answer = () => undefined) {
      calls += 1;
      const id = location.pathname + calls;
      answers.set(id, answer);
      target().postMessage({ frames: 'call', id, type, data }, '*');
    },
    ping(answered) {
      return new Promise((resolve) => this.send('ping', null, (result) => resolve(answered(result))));
    },
  });
  const up = link(() => parent);
  if (parent !== window) up.register('ping', () => 'here');
  const open = ({ where, url, attributes }, opened) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = url;
      frame.addEventListener('load', () => resolve(opened(link(() => frame.contentWindow))), { once: true });
      where.append(frame);
    });
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: {
      Iframe: true,
      CROSS_ORIGIN_IFRAMES_FILTER: true,
      getContext: () => ({ open, getParentIframe: () => up }),
    },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]();
})();`;

export async function offerGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) => route.fulfill({ body: '', contentType: 'text/css' }));
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
    route.fulfill({ body: frameMessaging, contentType: 'text/javascript' }),
  );
}
