import {
  AUDIT_KEPT_DAYS,
  AUDIT_OF_PLAYERS_KEPT_DAYS,
  COMPLAINTS_MS,
  HOUR_MS,
  PRIVACY_ANSWER_DAYS,
  PRIZE_DELIVERY_DAYS,
} from '@copa/domain/limits';
import type { Privacy } from '@copa/domain/site/settings';
import { hasLaw, type LawCountry, privacyMail, whoAnswers } from '../../../components/words/who-answers.ts';
import type { Site } from '../../../config/site.ts';

export interface TermsPart {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const LAWS: Readonly<Record<LawCountry, string>> = {
  MX: `En México, la Ley Federal de Protección de Datos Personales en Posesión de los Particulares (LFPDPPP) llama a estos derechos ARCO: acceso, rectificación, cancelación y oposición. La respuesta llega en ${PRIVACY_ANSWER_DAYS.MX} días hábiles como máximo. Si no te convence, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.`,
  CO: `En Colombia, la Ley 1581 de 2012 te permite conocer, actualizar, rectificar y suprimir tus datos, pedir prueba de la autorización que diste y revocarla. Una consulta se responde en ${PRIVACY_ANSWER_DAYS.CO} días hábiles y un reclamo en ${PRIVACY_ANSWER_DAYS.CO_CLAIM}. Después puedes quejarte ante la Superintendencia de Industria y Comercio.`,
  BR: `En Brasil, la Ley General de Protección de Datos (LGPD, Ley 13.709 de 2018) te permite confirmar que usamos tus datos, acceder a ellos, corregirlos, llevarlos a otro servicio, bloquearlos o eliminarlos, saber con quién se comparten y revocar el consentimiento. La respuesta completa llega en ${PRIVACY_ANSWER_DAYS.BR} días. Puedes reclamar ante la Autoridad Nacional de Protección de Datos (ANPD).`,
};

const lawsOf = ({ country }: Privacy) => (hasLaw(country) ? [LAWS[country]] : Object.values(LAWS));

function processorsOf({ mailProvider, serversIn }: Privacy): readonly string[] {
  const mails = mailProvider === '' ? 'Una empresa de correo' : mailProvider;
  const servers =
    serversIn === ''
      ? 'Los servidores de Google pueden estar en otro país'
      : `Los servidores de Google están en ${serversIn}`;
  return [
    `Google guarda los datos y hace funcionar el sitio (Firebase). ${mails} envía los correos: recibe tu dirección y lo que dicen. Si el sitio usa reCAPTCHA de Google, ese servicio comprueba que no eres un programa: recibe tu dirección de red y datos de tu navegador, y los trata según las condiciones de Google. Los demás trabajan por encargo nuestro.`,
    `${servers}, y esas empresas también trabajan desde Estados Unidos y otros países: tus datos pueden salir del tuyo. Al inscribirte, o al dar el permiso, aceptas esa transferencia, que es necesaria para jugar.`,
  ];
}

export const privacyParts = (site: Site): readonly TermsPart[] => [
  { title: 'Quién responde', paragraphs: [whoAnswers(site)] },
  {
    title: 'Tus derechos',
    paragraphs: [
      `Acceso: saber qué datos tuyos tenemos y recibir una copia. Rectificación: corregirlos. Cancelación o supresión: borrarlos; con tu enlace privado lo haces tú, al momento. Oposición: pedir que dejemos de usarlos para algo. También puedes retirar tu consentimiento. Es gratis: escribe a ${privacyMail(site)}. Por quien es menor de edad también puede pedirlo su adulto responsable.`,
      ...lawsOf(site.privacy),
    ],
  },
  { title: 'Quién más los trata, y dónde', paragraphs: processorsOf(site.privacy) },
  {
    title: 'Lo que queda sin tu nombre',
    paragraphs: [
      'Del historial de faltas, y para que nadie llene el sitio de inscripciones o correos, guardamos huellas: códigos que se calculan con una clave a partir de tu ID, tu correo, tu teléfono o tu red. Sirven para reconocer que es lo mismo, y nadie puede leer en ellos el dato. Las de tu red y tu correo que están en tu inscripción se borran con ella. Aparte, las que cuentan lo que llega de una red sirven unos minutos y se borran en un día, más o menos; las que cuentan los correos, en tres meses como máximo, y las del historial con cada anotación.',
      `La auditoría dice qué hizo cada organizador, sin los nombres de los jugadores. Lo que trata de inscripciones se borra a los ${AUDIT_OF_PLAYERS_KEPT_DAYS} días, y lo demás a los ${AUDIT_KEPT_DAYS}.`,
    ],
  },
];

export const guardianKept = `La organización pide ese contacto solo para escribirle mientras falta el permiso o para entregar un premio, y cada vez queda anotado quién lo pidió. Si el torneo no tiene premios, se borra al dar el permiso, o al final si nadie lo dio. Si los tiene, se borra a las ${COMPLAINTS_MS / HOUR_MS} horas del final, y el de quien ganó, ${PRIZE_DELIVERY_DAYS} días después del final como máximo.`;
