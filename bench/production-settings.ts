/** What production requires. Other services are local or never called. */
export const PRODUCTION_SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://paper.example',
  SUPPORT_EMAIL: 'help@paper.example',
  SECRET_KEYS: 'a secret of the bench with more than 32 characters',
  SMTP_URL: 'smtp://localhost:9',
  MAIL_FROM: 'The Paper <noreply@paper.example>',
  SMS_URL: 'http://localhost:9/?to={to}&text={text}',
  RAZORPAY_KEY_ID: 'rzp_test_bench',
  RAZORPAY_KEY_SECRET: 'secret of the bench',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret of the bench',
  SELLER_NAME: 'The Paper Pvt Ltd',
  SELLER_ADDRESS: '2 Press Street, Mysuru 570001',
  SELLER_GSTIN: '29AAAAA0000A1ZY',
  SELLER_STATE: 'Karnataka',
}
