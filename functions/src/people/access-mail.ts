import type { Mail } from '@copa/domain/mail';
import type { UserRequest } from '@copa/domain/people/user-request';
import { mailOf } from '../mail.ts';

/**
 * The mail does not contain the name of the request: the account's opener chose it, and the address may belong
 * to somebody else.
 */
export function accessMail({ email, status, notes }: UserRequest, now: Date): Mail {
  const isApproved = status === 'approved';
  return mailOf(
    {
      to: email,
      subject: isApproved ? 'Ya tienes acceso al panel' : 'Tu solicitud de acceso no fue aprobada',
      paragraphs: [
        'Hola:',
        isApproved
          ? 'Aprobamos tu solicitud de acceso. Inicia sesión de nuevo para entrar al panel.'
          : 'Esta vez no aprobamos tu solicitud de acceso al panel.',
        notes ? `Nota del equipo: ${notes}` : '',
      ],
    },
    now,
  );
}
