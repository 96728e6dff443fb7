export { OnlinePaymentPanel, type OnlinePaymentPanelProps } from './OnlinePaymentPanel.tsx'
export { OnlinePaymentView, type OnlinePaymentViewProps, type PaymentAnswer } from './OnlinePaymentView.tsx'
export { PaymentChannels, type PaymentChannelsProps } from './PaymentChannels.tsx'
