import { emailKey } from '../contact.ts';
import { fromPunycode } from './punycode.ts';

interface Provider {
  readonly hosts: readonly string[];
  readonly ignores?: RegExp;
  readonly reads?: { readonly sign: RegExp; readonly as: string };
  readonly hasSubdomains?: boolean;
}

const PROVIDERS: readonly Provider[] = [
  { hosts: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  { hosts: ['icloud.com', 'me.com', 'mac.com'] },
  { hosts: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], ignores: /[._-]/g },
  {
    hosts: [
      'yandex.com',
      'yandex.ru',
      'ya.ru',
      'yandex.by',
      'yandex.kz',
      'yandex.ua',
      'yandex.uz',
      'yandex.az',
      'yandex.kg',
      'yandex.md',
      'yandex.tj',
      'yandex.tm',
      'yandex.lt',
      'yandex.lv',
      'yandex.ee',
      'yandex.fr',
      'yandex.co.il',
      'yandex.com.am',
      'yandex.com.ge',
      'yandex.com.tr',
    ],
    reads: { sign: /-/g, as: '.' },
  },
  { hosts: ['fastmail.com', 'fastmail.fm'], hasSubdomains: true },
];

const OF_HOST = new Map(PROVIDERS.flatMap((provider) => provider.hosts.map((host) => [host, provider])));

export function mailboxKey(value: string): string {
  const [name = '', typed = ''] = emailKey(value.normalize('NFKC')).split('@');
  const written = typed.replaceAll('\u3002', '.').replace(/\.+$/, '');
  const host = written.split('.').map(fromPunycode).join('.');
  const tag = name.indexOf('+');
  const untagged = tag > 0 ? name.slice(0, tag) : name;
  const owned = PROVIDERS.flatMap(({ hosts, hasSubdomains }) =>
    hasSubdomains === true ? hosts.filter((each) => host.endsWith(`.${each}`)) : [],
  )[0];
  if (owned !== undefined) return mailboxKey(`${host.slice(0, -owned.length - 1)}@${owned}`);
  const provider = OF_HOST.get(host);
  if (provider === undefined) return `${untagged}@${host}`;
  const { hosts, ignores, reads } = provider;
  const kept = ignores === undefined ? untagged : untagged.replaceAll(ignores, '');
  const read = reads === undefined ? kept : kept.replaceAll(reads.sign, reads.as);
  return `${read}@${hosts[0] ?? host}`;
}
