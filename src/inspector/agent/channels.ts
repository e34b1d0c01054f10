/** Where agents and inspectors of one origin find each other. */
export const meetingChannel = 'limelight-inspector'

/** The channel of one inspector and the one agent to which it is attached. */
export const privateChannel = (peer: string) => `${meetingChannel}:${peer}`
