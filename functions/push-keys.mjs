import webPush from 'web-push';

// Lines for the settings of a project; `npm run deploy -- --prepare` moves the second one to Secret Manager.
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(`COPA_PUSH_PUBLIC_KEY=${publicKey}`);
console.log(`COPA_PUSH_PRIVATE_KEY=${privateKey}`);
