import { expect, it, vi } from 'vitest';
import { isInOtherApp } from './in-other-app.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A135M';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [true, `${ANDROID} Build/TP1A; wv) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 337.0.0.35`],
  [true, `${ANDROID}; wv) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]`],
  [true, `${IPHONE} Mobile/15E148 Instagram 335.1.8.26.85 (iPhone12,1; iOS 17_5; es_MX)`],
  [true, `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/469.0.0.40;FBDV/iPhone12,1]`],
  [true, `${IPHONE} Mobile/21F79 musical_ly_34.9.0 BytedanceWebview/d8a21c6`],
  [true, `${IPHONE} Mobile/15E148`],
  [false, `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`],
  [false, `${ANDROID}) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  [false, `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  [false, `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  [false, `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
])('is %s in %s', (expected, userAgent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(isInOtherApp()).toBe(expected);
});

it('is false on a site that was installed on an iPhone', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${IPHONE} Mobile/15E148`);
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(isInOtherApp()).toBe(false);
});
