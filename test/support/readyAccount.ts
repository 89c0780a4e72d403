/** Answers of an AWS account that is ready for a stage, by the beginning of the call. */
export const readyAccount = {
  'sts get-caller-identity': { Account: '123456789012' },
  'freetier get-account-plan-state': { accountPlanType: 'PAID' },
  'cloudformation describe-stacks --stack-name CDKToolkit': { Stacks: [] },
  'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 1000 } },
  'apigateway get-account': { throttleSettings: { rateLimit: 10_000, burstLimit: 5000 } },
  'cloudfront list-distributions': { DistributionList: { Quantity: 1 } },
  'sesv2 get-email-identity': { VerifiedForSendingStatus: true },
  'sesv2 get-account': {
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: { MaxSendRate: 60, Max24HourSend: 50_000 },
  },
  'sns get-sms-sandbox-account-status': { IsInSandbox: false },
  'sns get-sms-attributes': { attributes: { MonthlySpendLimit: '500' } },
  'pinpoint-sms-voice-v2 describe-sender-ids': {
    SenderIds: [{ SenderIdArn: 'arn:sender', Registered: true }],
  },
  'pinpoint-sms-voice-v2 get-resource-policy': { Policy: '{"Principal":{"Service":"sns.amazonaws.com"}}' },
  'service-quotas get-service-quota --service-code cognito-idp': { Quota: { Value: 120, Adjustable: true } },
  'service-quotas list-service-quotas --service-code geo': {
    Quotas: [{ QuotaName: 'Rate of Autocomplete API requests', Value: 450 }],
  },
  'service-quotas list-aws-default-service-quotas --service-code geo': {},
} as const;
