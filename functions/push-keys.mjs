import webPush from 'web-push';

// Prints lines for the settings of a project; `npm run deploy -- --prepare` moves the private key to Secret
// Manager.
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(`COPA_PUSH_PUBLIC_KEY=${publicKey}`);
console.log(`COPA_PUSH_PRIVATE_KEY=${privateKey}`);
