/**
 * Safari keeps a failed preload, so it does not request the module again, not even after a reload. `fetch` ends
 * that. Browsers without `modulepreload` preload modules by `preload`.
 */
export const fetchParts = (options?: RequestInit): Promise<Response>[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('[rel$=preload]'), ({ href }) =>
    fetch(href, options),
  );
