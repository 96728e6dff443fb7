export { CertificateButton, type CertificateButtonProps } from './CertificateButton.tsx'
export { CertificateCheckPanel, type CertificateCheckPanelProps } from './CertificateCheckPanel.tsx'
