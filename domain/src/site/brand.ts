import { MIN_ACCOUNT_LEVEL } from '../limits.ts';
import { NO_PRIVACY } from './no-privacy.ts';
import type { SiteSettings } from './settings.ts';

/** This is part of storage keys and of ids of calendar entries, so it must not change. */
export const PRODUCT_SLUG = 'copa-fenix';

export function documentTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} · ${brand}`;
}

export const DEFAULT_SITE: SiteSettings = {
  brand: {
    name: 'Copa Fénix',
    tagline: 'Torneos gratis de battle royale móvil en Latinoamérica',
    description:
      'Torneos gratuitos de battle royale para celular. Inscríbete en un minuto, sin crear una cuenta, y compite por premios reales.',
  },
  contacts: { phone: '+52 55 5555 0199', email: 'hola@copafenix.example' },
  privacy: NO_PRIVACY,
  community: [
    { label: 'Chat de la comunidad', url: 'https://discord.gg/copafenix' },
    { label: 'Grupo de WhatsApp 1', url: 'https://chat.whatsapp.com/CopaFenixGrupo1' },
    { label: 'Grupo de WhatsApp 2', url: 'https://chat.whatsapp.com/CopaFenixGrupo2' },
  ],
  defaultRules: [
    'Juega solo desde un celular o una tableta; los emuladores están prohibidos.',
    `Tu cuenta debe tener nivel ${MIN_ACCOUNT_LEVEL} o superior.`,
    'Debes estar en el grupo oficial de la comunidad antes de que empiece el torneo.',
    'Confirma en «Mi torneo» a las horas que dice el torneo: que vas, que estás listo y, si clasificas, que juegas la final.',
    'Cualquier trampa, insulto o ayuda externa elimina tu inscripción.',
    'La decisión de los organizadores es definitiva.',
  ].join('\n'),
  termsVersion: '2026-11',
  keepPlayersDays: 90,
  updatedAt: null,
};
