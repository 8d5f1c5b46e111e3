import webPush from 'web-push';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(`\nCOPA_PUSH_PUBLIC_KEY=${publicKey}`);
console.log(`COPA_PUSH_PRIVATE_KEY=${privateKey}`);
