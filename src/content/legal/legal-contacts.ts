/** The domain is reserved for examples: an owner puts real addresses here, once. */
export const legalContacts = {
  privacy: 'privacy@naksha.example',
  accessibility: 'access@naksha.example',
  security: 'security@naksha.example',
  office: 'office@naksha.example',
  phone: '+91 20 0000 0000',
  grievanceOfficer: 'Nandini Kulkarni',
}
