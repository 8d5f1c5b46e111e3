/** WhatsApp shows the text between two asterisks in bold, so an asterisk in the text would end the bold part. */
export const bold = (text: string): string => (text.includes('*') ? text : `*${text}*`);
