interface CommunityLink {
  readonly id: 'chat' | 'whatsapp' | 'whatsapp-alerts';
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly href: string;
}

interface Site {
  readonly name: string;
  readonly slug: string;
  readonly tagline: string;
  readonly description: string;
  readonly copyright: string;
  readonly contact: { readonly phone: string; readonly phoneHref: string; readonly email: string };
  readonly community: readonly CommunityLink[];
}

/** Brand, contacts and community links: the one place to change them. */
export const site: Site = {
  name: 'Copa Fénix',
  slug: 'copa-fenix',
  tagline: 'Torneos gratis de battle royale móvil',
  description:
    'Torneos gratis de battle royale para celular en Latinoamérica. Inscríbete en un minuto, sin crear una cuenta, y compite por premios reales.',
  copyright: `© 2026 Copa Fénix. Todos los derechos reservados.`,
  contact: { phone: '+57 300 000 0000', phoneHref: 'tel:+573000000000', email: 'hola@copafenix.example' },
  community: [
    {
      id: 'chat',
      title: 'Chat de la comunidad',
      description: 'Encuentra escuadra, practica y entérate de todo en tiempo real.',
      action: 'Entrar al chat',
      href: 'https://discord.com/invite/copafenix',
    },
    {
      id: 'whatsapp',
      title: 'Grupo oficial de WhatsApp',
      description: 'Obligatorio para jugar: ahí se comparten las salas y los horarios.',
      action: 'Unirme al grupo',
      href: 'https://chat.whatsapp.com/copafenix-oficial',
    },
    {
      id: 'whatsapp-alerts',
      title: 'Avisos por WhatsApp',
      description: 'Solo anuncios: nuevos torneos, resultados y premios. Sin ruido.',
      action: 'Recibir avisos',
      href: 'https://chat.whatsapp.com/copafenix-avisos',
    },
  ],
};
