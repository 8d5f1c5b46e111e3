import { MINUTE_MS } from '@copa/domain/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from './download.ts';

describe('a file that is handed over', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copa');
  });

  it('has its name, and stays available until a slow browser has read it', () => {
    const letGo = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const clicked: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
    });
    expect(download('copa.ics', new Blob(['BEGIN:VCALENDAR']))).toBe(true);
    expect(clicked.map(({ href, download: name }) => [href, name])).toEqual([['blob:copa', 'copa.ics']]);
    vi.advanceTimersByTime(MINUTE_MS - 1);
    expect(letGo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(letGo.mock.calls).toEqual([['blob:copa']]);
  });

  it('is not promised in the browser of another app', () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) Instagram');
    expect(download('copa.ics', new Blob(['BEGIN:VCALENDAR']))).toBe(false);
  });
});
